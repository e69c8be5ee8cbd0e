# two mistakes: the transport has the wrong sign, and the ice area counts bands below T_FREE instead of T_ICE
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    coslat = np.cos(lat * np.pi / 180.0)
    coslat = coslat / coslat.sum()
    H = np.zeros((T0.shape[0], S.shape[0] + 1))
    H[:, 0] = T0
    for n in range(S.shape[0]):
        R = zonal_budget(H[:, n], lat, S[n], A, B)[1]
        M = coslat @ H[:, n]
        H[:, n + 1] = H[:, n] + (R - D * (M - H[:, n])) * dt / C
    return H, coslat @ H, coslat @ (H < T_FREE)
