def park_transform(i_abc, theta):
    def clarke(x):
        return np.array([x[0] - (x[0] + x[1] + x[2]) / 3, (x[1] - x[2]) / 3**0.5])

    d, q, z = np.empty(len(theta)), np.empty(len(theta)), np.empty(len(theta))
    for t, th in enumerate(theta):
        al, be = clarke(i_abc[:, t])
        d[t] = be * np.sin(th) + al * np.cos(th)
        q[t] = be * np.cos(th) - al * np.sin(th)
        z[t] = i_abc[:, t].mean()
    return {"i_d": d, "i_q": q, "i_0": z}
