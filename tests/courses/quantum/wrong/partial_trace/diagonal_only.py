# only the diagonal of the reduced matrix is computed, coherences are lost
def partial_trace(rho, dA, dB, keep):
    probs = np.real(np.diag(rho)).reshape(dA, dB)
    if keep == "A":
        p = probs.sum(axis=1)
    else:
        p = probs.sum(axis=0)
    return np.diag(p / p.sum()).astype(complex)
