# summed what leaves every layer as runoff instead of what leaves the lowest one
def percolate_water(water, mass, T, liquid):
    new_mass, new_T, new_liquid = np.zeros_like(mass), np.zeros_like(mass), np.zeros_like(mass)
    runoff = np.zeros(len(water))
    inflow = water
    for k in range(T.shape[1]):
        m_old = mass[:, k]
        avail = inflow + liquid[:, k]
        frz = np.minimum(avail, -m_old * C_ICE * T[:, k] / LATENT)
        m_new = m_old + frz
        new_mass[:, k] = m_new
        new_T[:, k] = T[:, k] * m_old / m_new + frz * LATENT / (C_ICE * m_new)
        keep = np.minimum(avail - frz, IRREDUCIBLE * m_new)
        new_liquid[:, k] = keep
        inflow = avail - frz - keep
        runoff += inflow
    return new_mass, new_T, new_liquid, runoff
