# split rain and snow by the station's temperature instead of the band's
def degree_day_balance(T, P, z, z_station, snow, area):
    cover = np.array(snow, dtype=float)
    gain = np.zeros_like(cover)
    loss = np.zeros_like(cover)
    for t, p in zip(T, P):
        temp = t + LAPSE * (z_station - z)
        frac = np.clip((T_RAIN - t) / (T_RAIN - T_SNOW), 0, 1)
        cover = cover + p * frac
        gain = gain + p * frac
        pdd = np.where(temp > 0, temp, 0)
        m = np.minimum(cover, pdd * DDF_SNOW)
        cover = cover - m
        loss = loss + m + (pdd - m / DDF_SNOW) * DDF_ICE
    b = gain - loss
    return {"balance": b, "snow": cover, "mean": np.average(b, weights=area)}
