# the bra is not conjugated
def mix_states(psis, weights):
    norms = np.linalg.norm(psis, axis=1)
    total = np.sum(weights)
    rho = 0
    for k in range(len(norms)):
        ket = (psis[k] / norms[k]).reshape(-1, 1)
        rho = rho + weights[k] / total * (ket @ ket.T)
    purity = np.real(np.trace(np.dot(rho, rho)))
    return rho, purity
