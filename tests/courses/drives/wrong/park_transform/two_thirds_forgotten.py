# forgot the factor two thirds in front of the transform matrix
def park_transform(i_abc, theta):
    n = len(theta)
    clarke = np.array([[1, -1 / 2, -1 / 2], [0, np.sqrt(3) / 2, -np.sqrt(3) / 2]])
    i_d = np.zeros(n)
    i_q = np.zeros(n)
    i_0 = np.zeros(n)
    for t in range(n):
        ab = clarke @ i_abc[:, t]
        rot = np.array([[np.cos(theta[t]), np.sin(theta[t])], [-np.sin(theta[t]), np.cos(theta[t])]])
        i_d[t], i_q[t] = rot @ ab
        i_0[t] = i_abc[:, t].sum() / 3
    return {"i_d": i_d, "i_q": i_q, "i_0": i_0}
