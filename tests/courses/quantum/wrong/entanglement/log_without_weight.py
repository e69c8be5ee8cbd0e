# the eigenvalue in front of the logarithm is missing
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    vals = np.linalg.eigvalsh(rho_A)
    vals = vals[vals > 1e-10]
    entropy = -np.log2(vals).sum()
    participation = 1 / (vals**2).sum()
    schmidt = np.sqrt(vals)[::-1]
    return {"entropy": entropy, "participation": participation, "schmidt": schmidt}
