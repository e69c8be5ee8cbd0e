# omega_k has the wrong sign, and q weighs with 1 + w instead of 1 + 3w
def hubble_rate(z, omega, w, h0):
    ok = np.sum(omega) - 1
    e2 = ok * (1 + z) ** 2
    for o, x in zip(omega, w):
        e2 = e2 + o * (1 + z) ** (3 * (1 + x))
    frac = np.array([o * (1 + z) ** (3 * (1 + x)) / e2 for o, x in zip(omega, w)])
    q = 0.5 * sum((1 + x) * f for x, f in zip(w, frac))
    return {"H": h0 * np.sqrt(e2), "fractions": frac, "q": q}
