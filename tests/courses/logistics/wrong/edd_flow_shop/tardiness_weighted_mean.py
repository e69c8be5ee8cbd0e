# the weighted tardiness is divided by the sum of the weights: a weighted mean instead of a sum
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C = np.zeros((n, m))
    free = np.zeros(m)
    for j in due.argsort():
        t = 0.0
        for k in range(m):
            t = np.maximum(t, free[k]) + p[j, k]
            free[k] = t
            # completion of the job on each machine
            C[j, k] = t
    finish = C[:, -1]
    tard = np.average(np.maximum(0, finish - due), weights=weight)
    return {"completion": C, "flow": finish.mean(), "tardiness": tard, "late": finish > due, "idle": free - p.sum(axis=0)}
