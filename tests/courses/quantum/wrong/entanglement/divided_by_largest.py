# the eigenvalues are divided by the largest of them
def entanglement(psi, dA, dB):
    rho_A = partial_trace(np.outer(psi, psi.conj()), dA, dB, "A")
    lam = np.linalg.eigvalsh(rho_A)
    lam = lam / lam.max()
    lam = lam[lam > 1e-10]
    return dict(
        entropy=-np.sum(lam * np.log2(lam)),
        participation=1 / np.sum(lam**2),
        schmidt=np.sqrt(lam[::-1]),
    )
