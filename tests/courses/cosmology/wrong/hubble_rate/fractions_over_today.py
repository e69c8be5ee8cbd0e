# the fractions are the densities over today's critical density: not divided by E^2 at all (q is right)
def hubble_rate(z, omega, w, h0):
    fr = np.zeros((omega.shape[0], z.shape[0]))
    for i in range(omega.shape[0]):
        for j in range(z.shape[0]):
            fr[i, j] = omega[i] * (1 + z[j]) ** (3 * (1 + w[i]))
    esq = fr.sum(axis=0) + (1 - omega.sum()) * (1 + z) ** 2
    q = 0.5 * np.sum(fr * (1 + 3 * w[:, None]) / esq, axis=0)
    return {"H": np.sqrt(esq) * h0, "fractions": fr, "q": q}
