# curvature is diluted like matter, with (1+z)^3 instead of (1+z)^2
def hubble_rate(z, omega, w, h0):
    n, k = len(z), len(omega)
    H = np.empty(n)
    fr = np.empty((k, n))
    q = np.empty(n)
    for j in range(n):
        x = 1 + z[j]
        rho = omega * x ** (3 * (1 + w))
        e2 = rho.sum() + (1 - omega.sum()) * x**3
        H[j] = h0 * np.sqrt(e2)
        fr[:, j] = rho / e2
        q[j] = 0.5 * np.dot(fr[:, j], 1 + 3 * w)
    return {"H": H, "fractions": fr, "q": q}
