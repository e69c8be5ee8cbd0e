# q weighs the fractions with 1 + w instead of 1 + 3w
def hubble_rate(z, omega, w, h0):
    x = 1 + z
    k = len(w)
    rho = np.stack([omega[j] * x ** (3 + 3 * w[j]) for j in range(k)])
    Esq = np.sum(rho, axis=0) + (1 - np.sum(omega)) * x * x
    Om_z = rho / Esq
    q = 0
    for j in range(k):
        q = q + Om_z[j] * (1 + w[j])
    return {"H": h0 * np.sqrt(Esq), "fractions": Om_z, "q": q / 2}
