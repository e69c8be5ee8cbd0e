# the state is reshaped to (dB, dA) instead of (dA, dB)
def entanglement(psi, dA, dB):
    psi = psi / np.linalg.norm(psi)
    s = np.linalg.svd(psi.reshape(dB, dA))[1]
    s = s[s > 1e-5]
    entropy = 0.0
    for x in s:
        entropy -= x**2 * np.log2(x**2)
    return {"entropy": entropy, "participation": 1 / np.sum(s**4), "schmidt": s}
