def percolate_water(water, mass, T, liquid):
    layers = []
    stream = water
    for m, t, l in zip(mass.T, T.T, liquid.T):
        stream = stream + l
        ice = np.minimum(m * np.abs(t) * (C_ICE / LATENT), stream)
        grown = m + ice
        warm = t * (m / grown) + ice / grown * (LATENT / C_ICE)
        surplus = np.maximum(stream - ice - IRREDUCIBLE * grown, 0)
        layers.append((grown, warm, stream - ice - surplus))
        stream = surplus
    a, b, c = np.array(layers).transpose(1, 2, 0)
    return a, b, c, stream
