# the solid's composition is that at the interface, k c_L, instead of the mean (c_0 below the eutectic temperature)
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    cl = np.clip((T - T_melt) / slope, c0, c_eut)
    frozen = T < T_eut
    lever = np.minimum((cl - c0) / (cl * (1 - k)), 1)
    scheil = 1 - (cl / c0) ** (1 / (k - 1))
    lever[frozen] = scheil[frozen] = 1
    solid = k * cl
    solid[frozen] = c0
    eutectic = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": cl, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
