# left the melt of ice out of the balance instead of subtracting it with the melt of snow
def degree_day_balance(T, P, z, z_station, snow, area):
    nb = z.shape[0]
    end_snow = np.empty(nb)
    bal = np.empty(nb)
    for i in range(nb):
        s = snow[i]
        b = 0.0
        for d in range(T.shape[0]):
            temp = T[d] - LAPSE * (z[i] - z_station)
            if temp <= T_SNOW:
                share = 1.0
            elif temp >= T_RAIN:
                share = 0.0
            else:
                share = (T_RAIN - temp) / (T_RAIN - T_SNOW)
            s += share * P[d]
            b += share * P[d]
            if temp > 0:
                melted = min(s, DDF_SNOW * temp)
                s -= melted
                b -= melted
        end_snow[i] = s
        bal[i] = b
    return {"balance": bal, "snow": end_snow, "mean": (bal * area).sum() / area.sum()}
