def advect(q, u, K, dx, dt, steps):
    n = len(q)
    M = np.eye(n)
    for i in range(n):
        c, d = dt * abs(u[i]) / dx, dt * K / dx**2
        upstream = (i - 1) % n if u[i] > 0 else (i + 1) % n
        M[i, i] -= c + 2 * d
        M[i, upstream] += c
        M[i, (i - 1) % n] += d
        M[i, (i + 1) % n] += d
    columns = [q]
    for _ in range(steps):
        columns.append(M @ columns[-1])
    return np.column_stack(columns)
