def degree_day_balance(T, P, z, z_station, snow, area):
    balance = []
    rest = []
    for zi, si in zip(z, snow):
        b = 0.0
        for t, p in zip(T, P):
            ti = t + LAPSE * (z_station - zi)
            f = (T_RAIN - ti) / (T_RAIN - T_SNOW)
            f = 1.0 if f > 1 else 0.0 if f < 0 else f
            si = si + f * p
            b += f * p
            if ti > 0:
                needed = si / DDF_SNOW  # degrees that melt all snow
                if needed >= ti:
                    si = si - DDF_SNOW * ti
                    b -= DDF_SNOW * ti
                else:
                    b -= si + DDF_ICE * (ti - needed)
                    si = 0.0
        balance.append(b)
        rest.append(si)
    balance = np.array(balance)
    return {"balance": balance, "snow": np.array(rest), "mean": np.average(balance, weights=area)}
