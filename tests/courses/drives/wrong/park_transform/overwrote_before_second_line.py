# overwrote the first component and then used the new one in the second instead of the old one
def park_transform(i_abc, theta):
    ia = i_abc[0]
    ib = i_abc[1]
    ic = i_abc[2]
    x = 2 / 3 * (ia - 0.5 * ib - 0.5 * ic)
    y = 2 / 3 * (np.sqrt(3) / 2) * (ib - ic)
    x = x * np.cos(theta) + y * np.sin(theta)
    y = -x * np.sin(theta) + y * np.cos(theta)
    return {"i_d": x, "i_q": y, "i_0": np.mean(i_abc, axis=0)}
