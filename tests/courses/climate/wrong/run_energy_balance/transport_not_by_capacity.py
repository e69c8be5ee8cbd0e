# only the net radiation is divided by the heat capacity, the transport is not
def run_energy_balance(T0, lat, S, A, B, D, C, dt):
    area = np.cos(np.deg2rad(lat))
    share = area / area.sum()
    T = T0 + 0.0
    rows = [T]
    for solar_constant in S:
        radiation = zonal_budget(T, lat, solar_constant, A, B)[1]
        heating = radiation / C
        mixing = D * (share @ T - T)
        T = T + dt * (heating + mixing)
        rows.append(T)
    history = np.column_stack(rows)
    return history, share @ history, share @ np.where(history < T_ICE, 1.0, 0.0)
