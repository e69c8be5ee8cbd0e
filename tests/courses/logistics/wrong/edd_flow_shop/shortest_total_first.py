# the jobs run in the order of their total processing time (shortest first) instead of the due dates
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    seq = np.argsort(p.sum(axis=1))
    C = np.zeros((n, m))
    prev_job = np.zeros(m)
    for job in seq:
        t = 0
        for mach in range(m):
            begin = max(t, prev_job[mach])
            t = begin + p[job, mach]
            C[job, mach] = t
        prev_job = C[job].copy()
    last = C[:, m - 1]
    late_by = np.where(last > due, last - due, 0)
    return dict(
        completion=C,
        flow=last.mean(),
        tardiness=np.sum(weight * late_by),
        late=last > due,
        idle=C.max(axis=0) - p.sum(axis=0),
    )
