# the albedo stays that of the start, so there is no ice-albedo feedback
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    phi = np.deg2rad(lat)
    w = np.cos(phi) / np.cos(phi).sum()
    shape = 1 + S2 * (3 * np.sin(phi) ** 2 - 1) / 2
    albedo, _, _ = zonal_budget(T0, lat, S[0], A, B)
    T = np.zeros((len(T0), len(S) + 1))
    T[:, 0] = T0
    for k in range(len(S)):
        absorbed = (1 - albedo) * S[k] / 4 * shape
        out = A + B * T[:, k]
        diffusion = D * (w @ T[:, k] - T[:, k])
        T[:, k + 1] = T[:, k] + dt * (absorbed - out + diffusion) / C
    return T, w @ T, w @ (T < T_ICE)
