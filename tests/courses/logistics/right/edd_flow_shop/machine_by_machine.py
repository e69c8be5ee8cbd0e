# machine by machine with running maxima and cumulative sums instead of a loop over jobs
def edd_flow_shop(p, due, weight):
    order = np.argsort(due)
    inverse = np.argsort(order)
    P = p[order]
    ready = np.zeros(len(P))
    columns = []
    for work in P.T:
        done = np.cumsum(work)
        ready = done + np.maximum.accumulate(ready - (done - work))
        columns.append(ready)
    S = np.stack(columns, axis=1)
    C = S[inverse]
    end = C[:, -1]
    return {
        "completion": C,
        "flow": end.mean(),
        "tardiness": np.einsum("j,j->", weight, np.clip(end - due, 0, None)),
        "late": end - due > 0,
        "idle": S.max(axis=0) - P.sum(axis=0),
    }
