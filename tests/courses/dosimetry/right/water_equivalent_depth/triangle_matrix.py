def water_equivalent_depth(hu, body, steps):
    n = len(steps)
    rho = np.clip(1 + hu / np.where(hu > 0, BONE, 1000.0), 0, None) * body
    before = np.triu(np.ones((n, n)), 1) + np.eye(n) / 2
    return np.einsum("ij,j,jk->ik", rho, steps, before), rho @ steps
