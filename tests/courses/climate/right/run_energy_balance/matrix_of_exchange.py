# the transport as a matrix, the history with time first and transposed at the end
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    c = np.cos(np.deg2rad(lat))
    n = len(T0)
    M = D * (np.outer(np.ones(n), c / c.sum()) - np.eye(n))
    H = np.zeros((len(S) + 1, n))
    H[0] = T0
    for k, s in enumerate(S, start=1):
        H[k] = H[k - 1] + dt * (zonal_budget(H[k - 1], lat, s, A, B)[1] + M @ H[k - 1]) / C
    mean = np.einsum("ki,i->k", H, c) / c.sum()
    ice = np.array([c[row < T_ICE].sum() for row in H]) / c.sum()
    return H.T, mean, ice
