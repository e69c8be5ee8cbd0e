# the state is not normalised before the singular values are taken
def entanglement(psi, dA, dB):
    M = psi.reshape(dA, dB)
    s = np.linalg.svd(M, compute_uv=False)
    s = s[s > 1e-5]
    lam = s**2
    entropy = -np.sum(lam * np.log2(lam))
    participation = 1 / np.sum(lam**2)
    return {"entropy": entropy, "participation": participation, "schmidt": s}
