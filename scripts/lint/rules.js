import { bareTextRule } from './bare-text-rule.js';
import { layersRule } from './layers-rule.js';

export default { meta: { name: 'slipway' }, rules: { layers: layersRule, 'bare-text': bareTextRule } };
