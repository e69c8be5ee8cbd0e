# early jobs are counted with negative values: the lateness is not cut off at 0
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C = np.zeros((n, m))
    free = np.zeros(m)
    for j in np.argsort(due):
        C[j, 0] = free[0] + p[j, 0]
        for k in range(1, m):
            C[j, k] = max(C[j, k - 1], free[k]) + p[j, k]
        free = C[j].copy()
    finish = C[:, -1]
    tard = 0
    for j in range(n):
        tard += weight[j] * (finish[j] - due[j])
    return {"completion": C, "flow": finish.mean(), "tardiness": tard, "late": finish > due, "idle": free - p.sum(0)}
