# the Schmidt coefficients are the eigenvalues, the root is forgotten
def entanglement(psi, dA, dB):
    rho = np.outer(psi, psi.conj())
    rhoA = partial_trace(rho, dA, dB, keep="A")
    w, _ = np.linalg.eigh(rhoA)
    w = w[w > 1e-10]
    result = {}
    result["entropy"] = -np.sum(w * np.log2(w))
    result["participation"] = 1.0 / np.sum(w * w)
    result["schmidt"] = np.sort(w)[::-1]
    return result
