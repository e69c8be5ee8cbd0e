# below the eutectic temperature the mean composition is that of the primary solid alone, without the eutectic
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    p = 1 / (k - 1)
    answer = {"liquid": [], "lever": [], "scheil": [], "solid": []}
    for t in T:
        c_l = max(c0, min(c_eut, (t - T_melt) / slope))
        rest = (c_l / c0) ** p
        primary = 1 - rest
        mean = k * c0 if primary == 0 else (c0 - rest * c_l) / primary
        answer["liquid"].append(c_l)
        answer["lever"].append(1.0 if t < T_eut else min(1.0, (c_l - c0) / (c_l - k * c_l)))
        answer["scheil"].append(1.0 if t < T_eut else primary)
        answer["solid"].append(mean)
    answer = {name: np.array(values) for name, values in answer.items()}
    answer["eutectic"] = (c_eut / c0) ** p
    return answer
