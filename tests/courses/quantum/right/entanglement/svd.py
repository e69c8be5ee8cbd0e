# right: singular values of the reshaped state
def entanglement(psi, dA, dB):
    s = np.linalg.svd(psi.reshape(dA, dB) / np.linalg.norm(psi), compute_uv=False)
    s = s[s > 1e-5]
    p = s**2
    return {"entropy": -p @ np.log2(p), "participation": 1 / (p @ p), "schmidt": s}
