# the mean temperature that is returned is the plain mean over the bands
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    cosl = np.cos(np.deg2rad(lat))
    total = np.sum(cosl)
    T = np.array(T0, dtype=float)
    out = np.zeros((T.size, S.size + 1))
    out[:, 0] = T
    for i in range(S.size):
        alb, rad, imb = zonal_budget(T, lat, S[i], A, B)
        Tm = np.sum(cosl * T) / total
        T = T + dt * (rad + D * (Tm - T)) / C
        out[:, i + 1] = T
    ice = np.array([np.sum(cosl[out[:, j] < T_ICE]) / total for j in range(S.size + 1)])
    return out, out.mean(axis=0), ice
