# multiplied the unused snow melt in mm by the ice factor instead of the unused degrees
def degree_day_balance(T, P, z, z_station, snow, area):
    def share_of_snow(temp):
        return np.clip((T_RAIN - temp) / (T_RAIN - T_SNOW), 0.0, 1.0)

    pack = snow.copy()
    balance = np.zeros(pack.shape)
    for temp0, prec in zip(T, P):
        temp = temp0 - LAPSE * (z - z_station)
        acc = prec * share_of_snow(temp)
        pack += acc
        could = DDF_SNOW * np.maximum(0, temp)
        done = np.minimum(could, pack)
        pack -= done
        balance += acc
        balance -= done
        balance -= DDF_ICE * (could - done)
    w = area / area.sum()
    return {"balance": balance, "snow": pack, "mean": np.sum(w * balance)}
