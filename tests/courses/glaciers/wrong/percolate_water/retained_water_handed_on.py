# handed on the retained water as well instead of only what the layer does not keep
def percolate_water(water, mass, T, liquid):
    m, temp, liq = mass.copy(), T.copy(), liquid.copy()
    flow = water
    for k in range(m.shape[1]):
        wet = liq[:, k] + flow
        can_freeze = m[:, k] * C_ICE * np.abs(temp[:, k]) / LATENT
        ice = np.where(wet < can_freeze, wet, can_freeze)
        energy = m[:, k] * C_ICE * temp[:, k] + ice * LATENT
        m[:, k] += ice
        temp[:, k] = energy / (C_ICE * m[:, k])
        flow = wet - ice
        liq[:, k] = np.minimum(flow, IRREDUCIBLE * m[:, k])
    return m, temp, liq, flow
