# right: part B instead of part A, which has the same eigenvalues
def entanglement(psi, dA, dB):
    unit = psi / np.sqrt(np.vdot(psi, psi).real)
    rho_B = partial_trace(np.outer(unit, unit.conj()), dA, dB, "B")
    w = np.linalg.eigvalsh(rho_B)
    w = np.sort(w[w > 1e-10])[::-1]
    out = {}
    out["entropy"] = np.sum(w * np.log2(1 / w))
    out["participation"] = 1 / np.sum(w**2)
    out["schmidt"] = np.sqrt(w)
    return out
