# where there is no solid yet, its composition stays 0 instead of k c_0
def solidify(T, c0, k, slope, T_melt, T_eut):
    liquid = np.full(len(T), c0)
    lever = np.zeros(len(T))
    scheil = np.zeros(len(T))
    solid = np.zeros(len(T))
    c_eut = (T_eut - T_melt) / slope
    mushy = (T < T_melt + slope * c0) & (T >= T_eut)
    cl = (T[mushy] - T_melt) / slope
    liquid[mushy] = cl
    lever[mushy] = np.minimum((cl - c0) / (cl * (1 - k)), 1)
    fs = 1 - (cl / c0) ** (1 / (k - 1))
    scheil[mushy] = fs
    solid[mushy] = (c0 - (1 - fs) * cl) / fs
    done = T < T_eut
    liquid[done] = c_eut
    lever[done] = scheil[done] = 1
    solid[done] = c0
    eutectic = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
