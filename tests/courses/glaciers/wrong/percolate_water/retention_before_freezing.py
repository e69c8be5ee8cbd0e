# let the layer hold back water first and freeze only that instead of freezing first
def percolate_water(water, mass, T, liquid):
    out_m, out_T, out_l = [], [], []
    stream = np.array(water)
    for m, t, l in zip(mass.T, T.T, liquid.T):
        here = stream + l
        kept = np.minimum(here, IRREDUCIBLE * m)
        stream = here - kept
        ice = np.minimum(kept, -m * C_ICE * t / LATENT)
        out_m.append(m + ice)
        out_T.append((m * C_ICE * t + ice * LATENT) / (C_ICE * (m + ice)))
        out_l.append(kept - ice)
    return np.array(out_m).T, np.array(out_T).T, np.array(out_l).T, stream
