# the jobs run in the order in which they are given, they are not sorted by due date
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C = p.copy()
    for k in range(1, m):
        C[0, k] += C[0, k - 1]
    for j in range(1, n):
        C[j, 0] += C[j - 1, 0]
        for k in range(1, m):
            C[j, k] += max(C[j - 1, k], C[j, k - 1])
    finish = C[:, -1]
    tard = np.where(finish > due, finish - due, 0.0)
    return {"completion": C, "flow": finish.mean(), "tardiness": weight @ tard, "late": finish > due, "idle": C[-1] - p.sum(axis=0)}
