# the length is the root of the mean of the squares, not of their sum
def mix_states(psis, weights):
    rms = np.sqrt(np.mean(np.abs(psis) ** 2, axis=1, keepdims=True))
    phi = psis / rms
    p = weights / np.sum(weights)
    rho = (p[:, None] * phi).T @ phi.conj()
    purity = np.sum(rho * rho.T).real
    return rho, purity
