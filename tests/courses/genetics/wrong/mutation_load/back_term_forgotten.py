# the coefficient of q is hs instead of hs(1+u)
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    for i, (S, H, U) in enumerate(zip(s, h, u)):
        if H == 0.5:
            q[i] = U / (H * S)
        else:
            q[i] = max(np.roots([S * (1 - 2 * H), H * S, -U]).real)
    q = np.minimum(q, 1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    loadF = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fit = np.prod(1 - load)
    return q, load, fit, 1 - np.prod(1 - loadF) / fit
