# logarithm to base 10
def entanglement(psi, dA, dB):
    s = np.linalg.svd(psi.reshape(dA, dB), compute_uv=False)
    s = s / np.linalg.norm(s)
    s = s[s > 1e-5]
    q = s**2
    entropy = -np.sum(q * np.log10(q))
    return {"entropy": entropy, "participation": 1 / np.sum(q**2), "schmidt": s}
