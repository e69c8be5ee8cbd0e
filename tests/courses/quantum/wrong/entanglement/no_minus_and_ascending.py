# two mistakes: the minus sign of the entropy is missing, and the Schmidt coefficients are in ascending order
def entanglement(psi, dA, dB):
    projector = np.outer(psi, psi.conj())
    ev = np.linalg.eigvalsh(partial_trace(projector, dA, dB, "A"))
    ev = np.sort(ev[ev > 1e-10])
    information = np.sum(np.log2(ev) * ev)
    inverse = 1 / np.sum(ev**2)
    return {"entropy": information, "participation": inverse, "schmidt": np.sqrt(ev)}
