# the lever is divided by c_L instead of c_L (1 - k)
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_e = (T_eut - T_melt) / slope
    cl = np.minimum(np.maximum((T - T_melt) / slope, c0), c_e)
    frozen = T < T_eut
    f_eq = np.where(frozen, 1.0, np.minimum(1.0, (cl - c0) / cl))
    f_sch = np.where(frozen, 1.0, 1 - (cl / c0) ** (1 / (k - 1)))
    safe = np.where(f_sch > 0, f_sch, 1.0)
    cbar = np.where(f_sch > 0, (c0 - (1 - f_sch) * cl) / safe, k * c0)
    return {
        "liquid": cl,
        "lever": f_eq,
        "scheil": f_sch,
        "solid": cbar,
        "eutectic": (c_e / c0) ** (1 / (k - 1)),
    }
