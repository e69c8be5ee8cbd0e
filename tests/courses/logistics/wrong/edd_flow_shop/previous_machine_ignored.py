# a job does not wait until it is done on the machine before: each machine runs the sequence by itself from time 0
def edd_flow_shop(p, due, weight):
    order = np.argsort(due)
    C = np.empty_like(p)
    C[order] = np.cumsum(p[order], axis=0)
    finish = C[:, -1]
    late = finish > due
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": np.sum((weight * (finish - due))[late]),
        "late": late,
        "idle": C.max(axis=0) - p.sum(axis=0),
    }
