# the weights are not used in the tardiness
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    C = np.zeros((n, m))
    previous = np.zeros(m)
    for j in order:
        for k in range(m):
            earliest = previous[k]
            if k > 0 and C[j, k - 1] > earliest:
                earliest = C[j, k - 1]
            C[j, k] = earliest + p[j, k]
        previous = C[j]
    finish = C[:, -1]
    tardy = finish - due
    tardy[tardy < 0] = 0
    return {"completion": C, "flow": finish.mean(), "tardiness": tardy.sum(), "late": finish > due, "idle": previous - p.sum(axis=0)}
