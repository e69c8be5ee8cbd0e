# all atoms get the average thermal parameter instead of their own
def structure_factors(hkl, d, positions, a, b, c, B_iso, translations):
    s2 = 1 / (2 * d) ** 2
    expo = np.exp(-b[:, None, :] * s2[None, :, None])
    f = c[:, None] + np.sum(a[:, None, :] * expo, axis=-1)
    damping = np.exp(-np.mean(B_iso) * s2)
    geom = np.exp(2j * np.pi * (positions @ hkl.T))
    F = damping * np.sum(f * geom, axis=0)
    F = F * np.sum(np.exp(2j * np.pi * (translations @ hkl.T)), axis=0)
    return F, np.abs(F) ** 2, np.abs(F) < 1e-6 * np.abs(F).max()
