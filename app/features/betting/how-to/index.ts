export { HouseRules } from './parts/house-rules.tsx';
export { HowToPlay } from './how-to-play.tsx';
export { topicOf, topicsOf } from './topics.ts';
export { useTopicName } from './use-topic-name.ts';
