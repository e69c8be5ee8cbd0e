# the diagonal of the reduced matrix is used instead of its eigenvalues
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    p = np.sort(np.real(np.diag(rho_A)))
    p = p[p > 1e-10]
    entropy = -np.sum(p * np.log2(p))
    participation = 1 / np.sum(p**2)
    schmidt = np.sqrt(p[::-1])
    return {"entropy": entropy, "participation": participation, "schmidt": schmidt}
