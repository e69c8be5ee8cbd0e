# double loop over redshifts and fluids, with lists
def hubble_rate(z, omega, w, h0):
    H, q, frac = [], [], []
    for zi in z:
        rho = []
        for j in range(len(omega)):
            rho.append(omega[j] * (1 + zi) ** (3 * (1 + w[j])))
        E2 = sum(rho) + (1 - sum(omega)) * (1 + zi) ** 2
        H.append(h0 * E2**0.5)
        frac.append([r / E2 for r in rho])
        q.append(sum(0.5 * r / E2 * (1 + 3 * ww) for r, ww in zip(rho, w)))
    return {"H": np.array(H), "fractions": np.array(frac).T, "q": np.array(q)}
