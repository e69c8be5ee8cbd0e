def degree_day_balance(T, P, z, z_station, snow, area):
    temp = T[None, :] - LAPSE * (z[:, None] - z_station)
    fall = P * np.interp(temp, [T_SNOW, T_RAIN], [1.0, 0.0])
    pos = np.where(temp > 0, temp, 0.0)
    s = snow
    loss = np.zeros_like(temp)
    for k in range(T.size):
        s = s + fall[:, k]
        m = np.where(s < DDF_SNOW * pos[:, k], s, DDF_SNOW * pos[:, k])
        s = s - m
        loss[:, k] = m + DDF_ICE * pos[:, k] - DDF_ICE / DDF_SNOW * m
    b = np.einsum("bt->b", fall - loss)
    return {"balance": b, "snow": s, "mean": float(b @ area / area.sum())}
