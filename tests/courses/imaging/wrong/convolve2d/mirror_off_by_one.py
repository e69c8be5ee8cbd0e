# what: the mirror at the far side repeats the last pixel: 2n-1-k instead of 2(n-1)-k
def convolve2d(image, kernel, mode="zero"):
    H, W = image.shape
    A, B = kernel.shape
    ca, cb = A // 2, B // 2

    def outside(k, n):
        if mode == "edge":
            return min(max(k, 0), n - 1)
        if k < 0:
            k = -k
        if k >= n:
            k = 2 * n - 1 - k
        return k

    y = np.zeros((H, W))
    for i in range(H):
        for j in range(W):
            total = 0.0
            for u in range(A):
                for v in range(B):
                    p = i + ca - u
                    q = j + cb - v
                    if mode == "zero":
                        if 0 <= p < H and 0 <= q < W:
                            total += kernel[u, v] * image[p, q]
                    else:
                        total += kernel[u, v] * image[outside(p, H), outside(q, W)]
            y[i, j] = total
    return y
